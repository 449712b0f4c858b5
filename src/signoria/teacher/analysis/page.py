"""An analysis as one page to keep: nothing is fetched, nothing runs, and nobody's name is trusted."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from signoria.kernel import Record
from signoria.teacher.analysis.charts import LINES, bar, chances
from signoria.words import MARK, Words

STYLE: Final = """
:root{color-scheme:light dark;--ink:#1f2430;--soft:#5b6070;--rule:#cfccc2;--ground:#f3f1ea}
@media(prefers-color-scheme:dark){:root{--ink:#eceae2;--soft:#a9adba;--rule:#444a5c;--ground:#1a2030}}
body{font:16px/1.4 Georgia,serif;color:var(--ink);background:var(--ground);max-width:60rem;margin:0 auto;padding:1rem}
h1,h2{font-weight:500;margin:1.4em 0 .3em}p.note{color:var(--soft);font-style:italic;margin:.2em 0}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3em .6em;border-top:1px solid var(--rule)}
th{color:var(--soft);font-weight:400}td.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
svg{display:block;max-width:100%}.b{font-weight:700}.scroll{overflow-x:auto}
"""
TOLD: Final = 12  # costly decisions


def percent(share: float, signed: bool = True) -> str:
    """Points of percent, with a minus that is one."""
    rounded = round(share * 100)
    text = f"{abs(rounded)}"
    return text if not signed or not rounded else ("+" if rounded > 0 else "\u2212") + text


class Page:
    """One analysis in one language."""

    def __init__(self, told: dict[str, Any], record: Record, names: list[str], language: str) -> None:
        self.told, self.names, self.language = told, names, language
        self.words = Words(record.game, language, names, record.pack.figures)
        self.title = record.game.title

    def say(self, key: str, **named: str | int) -> str:
        return escape(self.words.raw(f"analysis-{key}" if key else "analysis", **named))

    def name(self, seat: int) -> str:
        return escape(self.names[seat])

    def action(self, action: int) -> str:
        return escape(self.words.action(action))

    def share(self, parts: int) -> str:
        return percent(parts / self.told["one"])

    def stage(self, number: int) -> str:
        if number < 0:
            return self.say("first-stage")
        stage = self.told["stages"][number]
        return escape(self.words.say(MARK + stage["key"], stage["values"]))

    # -- parts

    def table(self, head: list[str], rows: list[list[str]]) -> str:
        if not rows:
            return f'<p class="note">{self.say("no-mistakes")}</p>'
        top = "".join(f"<th>{each}</th>" for each in head)
        lines = "".join(f"<tr>{''.join(cell(each) for each in row)}</tr>" for row in rows)
        return f'<div class="scroll"><table><tr>{top}</tr>{lines}</table></div>'

    def account(self) -> str:
        names = ("luck", "own", "others", "rest")
        rows = []
        for player in self.told["players"]:
            chance = player["luck"] + player["place"]
            values = (chance, -player["cost"], player["given"], player["unforeseen"])
            bars = [f"{bar(value / self.told['one'])} {self.share(value)}" for value in values]
            end = percent(player["result"] / self.told["one"], signed=False)
            rows.append([self.name(player["seat"]), *bars, f'<span class="b">{end}</span>'])
        return self.table(["", *map(self.say, names), self.say("end")], rows)

    def turns(self) -> str:
        rows = []
        for turn in self.told["turns"]:
            chance = self.say("turn-luck", luck=percent(turn["luck"])) if abs(turn["luck"]) >= 0.005 else ""
            happened = f"{self.name(turn['mover'])}: {self.action(turn['action'])}"
            change = f"{percent(turn['change'])} ± {percent(2 * turn['error'], False)}"
            rows.append([self.say("move", number=turn["at"] + 1), self.name(turn["seat"]), change, happened, chance])
        return self.table(["", self.say("seat"), "%", "", ""], rows)

    def costly(self) -> str:
        judged = [one for one in self.told["decisions"] if one["kind"] in ("mistake", "doubt")]
        rows = []
        for one in sorted(judged, key=lambda each: (each["kind"] != "mistake", -each["loss"]))[:TOLD]:
            cost = f"{percent(-one['loss'])} ± {percent(2 * one['error'], False)}"
            rows.append([
                self.say("move", number=one["number"] + 1), self.name(one["seat"]), self.action(one["action"]),
                self.action(one["best"]), cost, self.why(one),
            ])  # fmt: skip
        return self.table(["", self.say("seat"), self.say("played"), self.say("better"), "%", ""], rows)

    def why(self, one: dict[str, Any]) -> str:
        why, said = one["why"], []
        if why and why["gain"] >= 0.005:
            said.append(self.say("why-gain", name=self.names[why["gainer"]], gain=percent(why["gain"])))
        line = [f"{self.name(seat)}: {self.action(action)}" for seat, action in one["line"][1:]]
        return " ".join([*said, f"<i>{self.say('line')}: {'; '.join(line)}</i>" if line else ""])

    def best(self) -> str:
        numbered = {one["number"]: one for one in self.told["decisions"]}
        rows = []
        for number in self.told["best"]:
            one = numbered[number]
            lead = self.say("lead", lead=percent(one["lead"]))
            rows.append([self.say("move", number=number + 1), self.name(one["seat"]), self.action(one["action"]), lead])
        return self.table(["", self.say("seat"), self.say("played"), ""], rows) if rows else ""

    def rates(self) -> str:
        met = sorted({phase["stage"] for player in self.told["players"] for phase in player["phases"]})
        rows = []
        for player in self.told["players"]:
            costs = {phase["stage"]: phase["cost"] for phase in player["phases"]}
            rows.append([self.name(player["seat"]), *(percent(-costs.get(stage, 0.0)) for stage in met)])
        return self.table(["", *map(self.stage, met)], rows)

    def deals(self) -> str:
        rows = []
        for deal in self.told["deals"]:
            gains = [f"{self.name(seat)} {self.share(deal['change'][seat])}" for seat in deal["seats"]]
            sentence = escape(self.words.say(deal["key"], deal["values"]))
            rows.append([self.say("move", number=deal["at"] + 1), sentence, *gains])
        return self.table(["", "", "%", "%"], rows) if rows else ""

    def whole(self) -> str:
        told = self.told
        series = [[point["chances"][seat] for point in told["curve"]] for seat in range(told["seats"])]
        doubts = [[2 * point["errors"][seat] for point in told["curve"]] for seat in range(told["seats"])]
        drawn = chances([point["at"] for point in told["curve"]], series, doubts)
        dots = [f'<span style="color:{LINES[seat % len(LINES)]}">\u25cf</span>' for seat in range(told["seats"])]
        legend = " · ".join(f"{dot} {self.name(seat)}" for seat, dot in enumerate(dots))
        fair = percent(1 / told["seats"], signed=False)
        sections = [
            (self.say("chances"), self.say("chances-note"), f"{drawn}<p>{legend}</p>"),
            (self.say("account"), self.say("account-note", share=fair), self.account()),
            (self.say("turns"), "", self.turns()),
            (self.say("costliest"), "", self.costly()),
            (self.say("best-moves"), "", self.best()),
            (self.say("rates"), "", self.rates()),
            (self.say("deals"), "", self.deals()),
        ]
        body = "".join(section(*each) for each in sections if each[2])
        honest = self.say("honest", worlds=told["effort"]["worlds"])
        head = f"{escape(self.title)}: {self.say('head')}"
        return (
            f'<!doctype html><html lang="{self.language}"><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{head}</title>'
            f"<style>{STYLE}</style><h1>{head}</h1>{body}<p class='note'>{honest}</p></html>\n"
        )


def section(head: str, note: str, body: str) -> str:
    return f"<h2>{head}</h2>" + (f'<p class="note">{note}</p>' if note else "") + body


def cell(text: str) -> str:
    return f"<td>{text}</td>"


def page_of(told: dict[str, Any], record: Record, names: list[str], language: str) -> str:
    return Page(told, record, names, language).whole()

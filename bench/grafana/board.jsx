// Grafana's panels, drawn by Grafana's own components from a board's JSON and the answers of Prometheus to its queries.
// The page says `window.board = { title, panels, series: { PANEL: [[NAME, [[SECONDS, TEXT], ...]], ...] }, range, step }`.
import {
  applyNullInsertThreshold,
  createTheme,
  dateTime,
  FieldType,
  getDisplayProcessor,
  nullToValue,
  ThemeContext,
  toDataFrame,
} from "@grafana/data";
import { GlobalStyles, PanelChrome, TimeSeries } from "@grafana/ui";
import { createRoot } from "react-dom/client";

const CELL = 30; // height of a row of the grid, and the gap between panels, as in Grafana
const GAP = 8;
const COLUMNS = 24;
const PALETTE = { mode: "palette-classic" };
const timeZone = "utc";
const theme = createTheme({ colors: { mode: "dark" } });

function frame(panel, { range, step }, [name, values], seriesIndex) {
  const config = { color: PALETTE, ...panel.fieldConfig.defaults, displayNameFromDS: name };
  const told = toDataFrame({
    fields: [
      { name: "Time", type: FieldType.time, config: { interval: step * 1000 }, values: values.map(([at]) => at * 1000) },
      { name: "Value", type: FieldType.number, config, values: values.map(([, text]) => Number(text)) },
    ],
  });
  const [refFieldPseudoMin, refFieldPseudoMax] = range.map((at) => at * 1000);
  const made = nullToValue(applyNullInsertThreshold({ frame: told, refFieldPseudoMin, refFieldPseudoMax }));
  for (const field of made.fields) field.display = getDisplayProcessor({ field, theme, timeZone });
  made.fields[1].state = { ...made.fields[1].state, seriesIndex };
  return made;
}

function Panel({ panel, board, width, height }) {
  const frames = board.series[panel.id].map((each, number) => frame(panel, board, each, number));
  const [from, to] = board.range.map((at) => dateTime(at * 1000));
  const timeRange = { from, to, raw: { from, to } };
  const { legend } = panel.options;
  return (
    <PanelChrome title={panel.title} description={panel.description} width={width} height={height}>
      {(inner, high) =>
        frames.length ? (
          <TimeSeries {...{ frames, timeRange, timeZone, theme, legend, width: inner, height: high }} />
        ) : (
          <p style={{ textAlign: "center", color: theme.colors.text.secondary }}>No data</p>
        )
      }
    </PanelChrome>
  );
}

function placed({ x, y, w, h }, wide) {
  const column = (wide + GAP) / COLUMNS;
  const at = { left: x * column, top: y * (CELL + GAP) };
  return { ...at, width: w * column - GAP, height: h * (CELL + GAP) - GAP };
}

function Board({ board, wide }) {
  return board.panels.map((panel) => {
    const box = placed(panel.gridPos, wide);
    return (
      <div key={panel.id} data-panel={panel.title} style={{ position: "absolute", ...box }}>
        {panel.type === "row" ? (
          <div style={{ ...theme.typography.h6, paddingTop: GAP }}>{panel.title}</div>
        ) : (
          <Panel panel={panel} board={board} width={box.width} height={box.height} />
        )}
      </div>
    );
  });
}

const wide = window.innerWidth - 2 * GAP;
const lowest = Math.max(...window.board.panels.map(({ gridPos }) => gridPos.y + gridPos.h));
createRoot(document.getElementById("board")).render(
  <ThemeContext.Provider value={theme}>
    <GlobalStyles />
    <h3 style={{ padding: `${GAP}px ${GAP}px 0` }}>{window.board.title}</h3>
    <div style={{ position: "relative", margin: `0 ${GAP}px`, height: lowest * (CELL + GAP) }}>
      <Board board={window.board} wide={wide} />
    </div>
  </ThemeContext.Provider>,
);

"""A finished game explained: chances, turning points, what decisions cost, luck and skill."""

from signoria.bots.luck.parts import ONE as ONE
from signoria.teacher.analysis.budget import Effort as Effort
from signoria.teacher.analysis.study import FORMAT as FORMAT
from signoria.teacher.analysis.study import Progress as Progress
from signoria.teacher.analysis.study import Study as Study
from signoria.teacher.analysis.study import analyse as analyse

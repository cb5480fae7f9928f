// Which stages were asked for on the command line.
import { Problem } from '../problem.mjs';

/** 'unit' names all of unit:*, 'server' also nightly:server. */
const isNamed = ({ id }, name) => id === name || id.startsWith(`${name}:`) || id.endsWith(`:${name}`);

/** The stages that are wanted, in their order; all where nothing is named. A name that none has is a Problem. */
export function namedStages(stages, wanted) {
  const unknown = wanted.filter((name) => !stages.some((stage) => isNamed(stage, name)));
  if (unknown.length > 0) {
    const ids = stages.map(({ id }) => id).join(', ');
    throw new Problem(`No stage is called ${unknown.join(', ')}.`, `There are: ${ids}`);
  }
  return wanted.length === 0 ? stages : stages.filter((stage) => wanted.some((name) => isNamed(stage, name)));
}

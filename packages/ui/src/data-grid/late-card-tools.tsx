import { useLate } from '../use-late.ts';
import type { CardToolsProps } from './card-tools.tsx';

const loadTools = async () => (await import('./card-tools.tsx')).CardTools;

/** Reserves the space of the card controls until they have loaded. */
export const LateCardTools = <Row,>(props: CardToolsProps<Row>) => {
  const Tools = useLate(loadTools, true);
  return <div className="bd-grid__tools">{Tools && <Tools {...props} />}</div>;
};

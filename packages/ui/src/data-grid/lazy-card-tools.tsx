import { useLazyModule } from '../use-lazy-module.ts';
import type { CardToolsProps } from './card-tools.tsx';

const loadTools = async () => (await import('./card-tools.tsx')).CardTools;

/** Reserves the controls' space until they load. */
export const LazyCardTools = <Row,>(props: CardToolsProps<Row>) => {
  const Tools = useLazyModule(loadTools, true);
  return <div className="bd-grid__tools">{Tools && <Tools {...props} />}</div>;
};

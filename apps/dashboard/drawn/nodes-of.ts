import { Parser } from 'htmlparser2';
import { type FrameNode, isDrawn, isKept } from '../src/app/kept/frame/frame-node.ts';

type Element = [tag: string, attributes: Record<string, string>, ...FrameNode[]];

const keptOf = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter(([name, value]) => isKept(name, value)));

/** The parser tells of a text in pieces. */
function addText(element: Element, text: string): void {
  const before = element.at(-1);
  if (element.length > 2 && typeof before === 'string') element[element.length - 1] = before + text;
  else element.push(text);
}

/** Elements and texts of React's own markup, without those that no page takes. */
export function nodesOf(markup: string): FrameNode[] {
  const top: Element = ['div', {}];
  const open = [top];
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => void open.push([tag, keptOf(attributes)]),
      ontext: (text) => addText(open.at(-1) ?? top, text),
      onclosetag: () => {
        const element = open.pop();
        if (element !== undefined && isDrawn(element[0])) open.at(-1)?.push(element);
      },
    },
    // `viewBox`, `linearGradient`.
    { lowerCaseTags: false, lowerCaseAttributeNames: false },
  );
  parser.end(markup);
  const [, , ...nodes] = top;
  return nodes;
}

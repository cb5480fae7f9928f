/** What is used of Babel's syntax tree. */
interface Node {
  readonly type: string;
  readonly key?: { readonly name?: string };
  properties?: readonly Node[];
}
interface Path {
  readonly node: Node;
}

/** What a call of the contract says to people and to the server: no page reads it. */
const WORDS = ['summary', 'source', 'right', 'errors'];
/** Only a call has all of these. */
const CALL = ['name', 'method', 'path', ...WORDS];

const names = ({ properties = [] }: Node): readonly (string | undefined)[] => properties.map(({ key }) => key?.name);

function dropWords(node: Node): void {
  const present = names(node);
  if (!CALL.every((name) => present.includes(name))) return;
  node.properties = (node.properties ?? []).filter(({ key }) => !WORDS.includes(key?.name ?? ''));
}

// A visitor is named after the node that it visits.
const visitor = { ObjectExpression: ({ node }: Path) => dropWords(node) };

/** Leaves out of the pages what no page reads of the contract. */
export const contractWords = () => ({
  preset: () => ({
    plugins: [() => ({ visitor })],
  }),
  rolldown: { filter: { id: /api-client\/src\/contract\// } },
});

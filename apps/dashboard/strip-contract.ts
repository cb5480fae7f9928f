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
const SERVER_FIELDS = ['summary', 'source', 'right', 'errors'];
/** Only a call has all of these. */
const CALL_FIELDS = ['name', 'method', 'path', ...SERVER_FIELDS];

const names = ({ properties = [] }: Node): readonly (string | undefined)[] => properties.map(({ key }) => key?.name);

function dropServerFields(node: Node): void {
  const present = names(node);
  if (!CALL_FIELDS.every((name) => present.includes(name))) return;
  node.properties = (node.properties ?? []).filter(({ key }) => !SERVER_FIELDS.includes(key?.name ?? ''));
}

// A visitor is named after the node that it visits.
const visitor = { ObjectExpression: ({ node }: Path) => dropServerFields(node) };

/** Leaves out of the pages what no page reads of the contract. */
export const stripContract = () => ({
  preset: () => ({
    plugins: [() => ({ visitor })],
  }),
  rolldown: { filter: { id: /api-client\/src\/contract\// } },
});

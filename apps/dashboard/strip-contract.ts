/** The used subset of a Babel syntax node. */
interface Node {
  readonly type: string;
  readonly key?: { readonly name?: string };
  properties?: readonly Node[];
}
interface Path {
  readonly node: Node;
}

/** Fields of a call that only the server and the documentation use. */
const SERVER_FIELDS = ['summary', 'source', 'right', 'errors'];
/** An object with all of these fields is a call. */
const CALL_FIELDS = ['name', 'method', 'path', ...SERVER_FIELDS];

const names = ({ properties = [] }: Node): readonly (string | undefined)[] => properties.map(({ key }) => key?.name);

function dropServerFields(node: Node): void {
  const present = names(node);
  if (!CALL_FIELDS.every((name) => present.includes(name))) return;
  node.properties = (node.properties ?? []).filter(({ key }) => !SERVER_FIELDS.includes(key?.name ?? ''));
}

// Babel requires the node type as the key.
const visitor = { ObjectExpression: ({ node }: Path) => dropServerFields(node) };

/** Removes server-only fields of the contract from the bundle. */
export const stripContract = () => ({
  preset: () => ({
    plugins: [() => ({ visitor })],
  }),
  rolldown: { filter: { id: /api-client\/src\/contract\// } },
});

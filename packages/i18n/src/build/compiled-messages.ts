import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';

/** Used subset of a Babel node. */
interface Node {
  readonly type: string;
  readonly key?: { readonly name?: string; readonly value?: unknown };
  readonly properties?: readonly Node[];
  value?: unknown;
}
interface Path {
  readonly node: Node;
  readonly traverse: (visitor: { readonly enter: (inner: Path) => void }) => void;
}
interface Babel {
  readonly types: { readonly valueToNode: (value: unknown) => Node };
}

/** Generated from a message by the macros. */
const GENERATED_ID = /^[\w+/-]{6}$/;

const textOf = (value: unknown): string | undefined => {
  const node = value as Node | undefined;
  return node?.type === 'StringLiteral' ? String(node.value) : undefined;
};

function compileIn({ types }: Babel, { type, properties = [] }: Node): void {
  if (type !== 'ObjectExpression') return;
  const named = (name: string) => properties.find(({ key }) => key?.name === name || key?.value === name);
  const message = named('message');
  const text = textOf(message?.value);
  if (message === undefined || text === undefined || !GENERATED_ID.test(textOf(named('id')?.value) ?? '')) return;
  const compiled: CompiledMessage = compileMessage(text);
  message.value = types.valueToNode(compiled);
}

/**
 * Compiles the English messages in the code at build time, so that pages need no message compiler. Runs after the
 * macros.
 */
export const compiledMessages = () => ({
  preset: () => ({
    plugins: [
      (babel: Babel) => ({
        visitor: {
          Program: {
            exit: (program: Path) => program.traverse({ enter: ({ node }) => compileIn(babel, node) }),
          },
        },
      }),
    ],
  }),
  rolldown: { filter: { code: /@lingui\/(core|react)\/macro/ } },
});

import type { CallName, ErrorCode } from '@boostdesk/api-client/contract';
import generated from './contract-docs.generated.json' with { type: 'json' };

/** Texts by path of a field, such as `order.price.amount`. */
export type FieldDocs = Readonly<Record<string, string>>;

type Side = 'request' | 'response';

interface CallDocs {
  readonly summary: string;
  /** As its docstring names them. */
  readonly errors: readonly string[];
  /** Null for the calls that areas share. */
  readonly example: { readonly code: string; readonly request: unknown } | null;
  /** Or the name of a call with the same fields. */
  readonly request: FieldDocs | CallName;
  readonly response: FieldDocs | CallName;
}

interface ContractDocs {
  readonly parts: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<ErrorCode, string>>;
  readonly calls: Readonly<Record<string, CallDocs>>;
}

/** The docstrings of the contract, which `npm run contract` reads from its source. */
export const contractDocs = generated as unknown as ContractDocs;

/** @throws Error for a call without docs, which `npm run contract` adds */
export function docsOfCall(name: string): CallDocs {
  const docs = contractDocs.calls[name];
  if (!docs) throw new Error(`The call ${name} has no docs. Run npm run contract.`);
  return docs;
}

export function fieldDocs(name: string, side: Side): FieldDocs {
  const fields = docsOfCall(name)[side];
  return typeof fields === 'string' ? fieldDocs(fields, side) : fields;
}

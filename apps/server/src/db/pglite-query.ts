import { messages, type PGlite, protocol, types } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';

const { serialize } = protocol;

type Row = Record<string, unknown>;
interface QueryResult {
  readonly rows: Row[];
  readonly affectedRows: number;
}

const TEXTS_MAX = 1000;
/** Longer texts, in characters, are imports, which are not repeated. */
const LENGTH_MAX = 10_000;
/** Command tags that end in the number of changed rows. */
const CHANGE = /^(?:INSERT|UPDATE|DELETE|MERGE) .*?(\d+)$/;

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * Runs each query with parameters in one message: half of the time that the six of PGlite's own `query` take.
 * PostgreSQL plans it with the values.
 */
export function createQueries(client: PGlite) {
  /** By text; converts the values. */
  const parameterTypes = new LRUCache<string, readonly number[]>({ max: TEXTS_MAX });

  /** `sync` ends the skipping of messages after an error. */
  const send = (...parts: Uint8Array[]) => client.execProtocolStream(concat([...parts, serialize.sync()]), {});

  async function describe(text: string): Promise<readonly number[]> {
    const answer = await send(serialize.parse({ text }), serialize.describe({ type: 'S' }));
    const found = answer.find((message) => message instanceof messages.ParameterDescriptionMessage)?.dataTypeIDs ?? [];
    if (text.length <= LENGTH_MAX) parameterTypes.set(text, found);
    return found;
  }

  function toParameter(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const write = type === undefined ? undefined : client.serializers[type];
    return write === undefined ? String(value) : write(value);
  }

  const toRow = ({ fields: values }: messages.DataRowMessage, columns: messages.RowDescriptionMessage['fields']): Row =>
    Object.fromEntries(
      columns.map(({ name, dataTypeID }, place) => [
        name,
        types.parseType(values[place] ?? null, dataTypeID, client.parsers),
      ]),
    );

  async function run(text: string, values: readonly unknown[]): Promise<QueryResult> {
    const expected = parameterTypes.get(text) ?? (await describe(text));
    const parameters = values.map((value, place) => toParameter(value, expected[place]));
    const answer = await send(
      serialize.parse({ text }),
      serialize.bind({ values: parameters }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    );
    const columns = answer.find((message) => message instanceof messages.RowDescriptionMessage)?.fields ?? [];
    const rows = answer.filter((message) => message instanceof messages.DataRowMessage);
    const done = answer.find((message) => message instanceof messages.CommandCompleteMessage);
    return {
      rows: rows.map((row) => toRow(row, columns)),
      affectedRows: Number(CHANGE.exec(done?.text ?? '')?.[1] ?? 0),
    };
  }

  let isClosed = false;
  return {
    /** Exclusively, because messages of the protocol take no lock, and `close` waits for what has one. */
    query: (text: string, values: readonly unknown[]): Promise<QueryResult> =>
      client.runExclusive(async () => {
        if (isClosed) throw new Error('The database is closed.');
        return run(text, values);
      }),
    close: (): Promise<void> => {
      isClosed = true;
      return client.close();
    },
  };
}

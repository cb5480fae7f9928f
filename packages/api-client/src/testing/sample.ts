import type * as z from 'zod/mini';

/** `least`: null and absent where possible; `full`: the opposite, with one item in each list. */
export type Extent = 'least' | 'full';

const NOW = '2026-01-02T03:04:05.000Z';

/** Valid texts by format of zod. */
const formats: Readonly<Record<string, string>> = {
  base64: 'AAAA',
  date: '2026-01-02',
  datetime: NOW,
  email: 'mina@boostdesk.example',
  url: 'https://boostdesk.example/',
  uuid: '00000000-0000-4000-8000-000000000001',
};

/** Texts of fields that a refinement checks. */
const refined: Readonly<Record<string, string>> = { zone: 'UTC' };

/** Fields of zod's checks of a number or a length. */
interface Limit extends z.core.$ZodCheckDef {
  readonly value?: unknown;
  readonly minimum?: unknown;
  readonly inclusive?: boolean;
}

/** Smallest number or length that the checks of a schema allow. */
function minimumOf(checks: readonly z.core.$ZodCheck<never>[] | undefined): number {
  const limits = (checks ?? []).map(({ _zod: { def } }) => {
    const { check, value, minimum, inclusive } = def as Limit;
    if (check === 'min_length') return Number(minimum);
    return check === 'greater_than' ? Number(value) + (inclusive === true ? 0 : 1) : 0;
  });
  return Math.max(0, ...limits);
}

/** Text that names its field. */
function sampleText(def: z.core.$ZodStringDef & { readonly format?: string }, field: string): string {
  const known = def.format === undefined ? undefined : formats[def.format];
  return known ?? refined[field] ?? field.padEnd(minimumOf(def.checks), 'x');
}

/**
 * Makes the same value of a contract's schema each time. It knows the kinds of schema that rows have; `field` names its
 * texts.
 * @throws TypeError for another kind
 */
export function sampleOf(schema: z.core.$ZodType, extent: Extent, field = 'text'): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const isFull = extent === 'full';
  switch (def.type) {
    case 'string':
      return sampleText(def, field);
    case 'number':
      return minimumOf(def.checks);
    case 'boolean':
      return isFull;
    case 'literal':
      return def.values.at(isFull ? -1 : 0);
    case 'enum':
      return Object.values(def.entries).at(isFull ? -1 : 0);
    case 'nullable':
      return isFull ? sampleOf(def.innerType, extent, field) : null;
    case 'optional':
      return isFull ? sampleOf(def.innerType, extent, field) : undefined;
    case 'array':
      return isFull ? [sampleOf(def.element, extent, field)] : [];
    case 'record':
      return isFull ? { [field]: sampleOf(def.valueType, extent, field) } : {};
    case 'union':
      return sampleFirst(def.options, extent, field);
    case 'object':
      return sampleObject(def.shape, extent);
    case 'null':
    case 'unknown':
      return null;
    default:
      throw new TypeError(`sampleOf knows no ${def.type}, which ${field} is`);
  }
}

function sampleFirst(options: readonly z.core.$ZodType[], extent: Extent, field: string): unknown {
  const [first] = extent === 'full' ? options.toReversed() : options;
  return first && sampleOf(first, extent, field);
}

function sampleObject(shape: Readonly<Record<string, z.core.$ZodType>>, extent: Extent): object {
  const fields = Object.entries(shape).map(([name, schema]) => [name, sampleOf(schema, extent, name)] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

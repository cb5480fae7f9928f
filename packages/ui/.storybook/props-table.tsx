import { ArgTypes, Controls, Heading } from '@storybook/addon-docs/blocks';
import type { DocsStory } from './use-globals.ts';

interface DocumentedProp {
  readonly name: string;
  readonly declarations?: readonly { readonly fileName: string }[];
}

/** Props inherited from react-aria. */
function listInheritedProps(component: unknown): string[] {
  const { __docgenInfo: docgen } = (component ?? {}) as {
    readonly __docgenInfo?: { readonly props?: Readonly<Record<string, DocumentedProp>> };
  };
  const isOwn = ({ declarations = [] }: DocumentedProp) =>
    declarations.some(({ fileName }) => fileName.includes('ui/src/'));
  return Object.values(docgen?.props ?? {}).flatMap((prop) => (isOwn(prop) ? [] : prop.name));
}

interface TableProps {
  /** A story, or a component for a table without controls. */
  readonly of: unknown;
  readonly inherited: string[];
  readonly isReadOnly: boolean;
}

/** Own props, then those of react-aria, collapsed. Scrolls sideways on phones. */
function Table({ of, inherited, isReadOnly }: TableProps) {
  const Rows = isReadOnly ? ArgTypes : Controls;
  return (
    <>
      <div className="props-table">
        <Rows of={of} exclude={inherited} />
      </div>
      {inherited.length === 0 ? null : (
        <details className="inherited-props">
          <summary>
            {inherited.length} more from <a href="https://react-aria.adobe.com">react-aria</a>
          </summary>
          <div className="props-table">
            <Rows of={of} include={inherited} />
          </div>
        </details>
      )}
    </>
  );
}

interface PropsTableProps {
  readonly story: DocsStory;
  /** Without controls. */
  readonly isReadOnly: boolean;
}

/** The props of the component and its parts. A story of a helper names its component: `parameters: { propsOf }`. */
export function PropsTable({ story, isReadOnly }: PropsTableProps) {
  const { component, subcomponents = {}, moduleExport, parameters, initialArgs } = story;
  const { propsOf } = parameters as { readonly propsOf?: unknown };
  if (propsOf === undefined) {
    const inherited = [component, ...Object.values(subcomponents)].flatMap(listInheritedProps);
    return (
      <>
        <Heading>Props</Heading>
        <Table of={moduleExport} inherited={[...new Set(inherited)]} isReadOnly={isReadOnly} />
      </>
    );
  }
  return (
    <>
      {isReadOnly ? null : (
        <div className="props-table">
          <Controls of={moduleExport} include={Object.keys(initialArgs)} />
        </div>
      )}
      <Heading>Props</Heading>
      <Table of={propsOf} inherited={listInheritedProps(propsOf)} isReadOnly />
    </>
  );
}

// JSX with a story's args written out.
import ts from 'typescript';
import { type Args, NoUserCode } from './story-parts.ts';
import { type Replace, textOf } from './text-of.ts';

const isUndefined = (value: ts.Expression) => ts.isIdentifier(value) && value.text === 'undefined';

/** Text that needs no braces in JSX. */
const isPlain = (text: string) => !/["{}<>&\\\n]/.test(text);

function writeAttribute(name: string, value: ts.Expression): string {
  if (ts.isStringLiteral(value) && isPlain(value.text)) return `${name}="${value.text}"`;
  if (value.kind === ts.SyntaxKind.TrueKeyword) return name;
  return `${name}={${textOf(value)}}`;
}

function writeChildren(value: ts.Expression | undefined): string {
  if (value === undefined || isUndefined(value)) return '';
  if (ts.isStringLiteral(value) && isPlain(value.text)) return value.text;
  if (ts.isJsxFragment(value)) return value.children.map((child) => textOf(child)).join('');
  if (ts.isJsxElement(value) || ts.isJsxSelfClosingElement(value)) return textOf(value);
  return `{${textOf(value)}}`;
}

const writeAttributes = (args: Args, without: ReadonlySet<string>) =>
  [...args]
    .filter(([name, value]) => name !== 'children' && !without.has(name) && !isUndefined(value))
    .map(([name, value]) => writeAttribute(name, value))
    .join(' ');

export function writeElement(component: string, args: Args): string {
  const children = writeChildren(args.get('children'));
  const open = `${component} ${writeAttributes(args, new Set())}`;
  return children === '' ? `<${open} />` : `<${open}>${children}</${component}>`;
}

/** How a render function calls its args. */
interface Names {
  /** `args`, or `rest` of `({ title, ...rest })`. */
  readonly whole: string | undefined;
  /** Local name, and name of the arg. */
  readonly single: ReadonlyMap<string, string>;
}

function readNames({ parameters: [parameter] }: ts.ArrowFunction): Names {
  if (!parameter) return { whole: undefined, single: new Map() };
  if (ts.isIdentifier(parameter.name)) return { whole: parameter.name.text, single: new Map() };
  const elements = [...parameter.name.elements].filter((one) => ts.isBindingElement(one));
  const rest = elements.find(({ dotDotDotToken }) => dotDotDotToken);
  const single = elements
    .filter(({ dotDotDotToken }) => !dotDotDotToken)
    .map(({ name, propertyName }): [string, string] => [name.getText(), (propertyName ?? name).getText()]);
  return { whole: rest?.name.getText(), single: new Map(single) };
}

const isSpreadOf = (node: ts.Node, whole: string | undefined): boolean =>
  ts.isJsxSpreadAttribute(node) && ts.isIdentifier(node.expression) && node.expression.text === whole;

const namesAfter = (attributes: ts.JsxAttributes, spread: ts.Node) =>
  new Set(
    attributes.properties
      .slice(attributes.properties.indexOf(spread as ts.JsxSpreadAttribute) + 1)
      .flatMap((one) => (ts.isJsxAttribute(one) ? [one.name.getText()] : [])),
  );

/** `<X {...args} />` gets the children among the args. */
function writeSelfClosing(node: ts.JsxSelfClosingElement, args: Args, replace: (node: ts.Node) => string): string {
  const name = node.tagName.getText();
  const attributes = node.attributes.properties.map(replace).join(' ');
  const children = writeChildren(args.get('children'));
  return children === '' ? `<${name} ${attributes} />` : `<${name} ${attributes}>${children}</${name}>`;
}

/** The name that an identifier uses of a value, not of a property or attribute. */
function readReference(node: ts.Node): string | undefined {
  if (!ts.isIdentifier(node)) return undefined;
  const { parent } = node;
  const isName = (ts.isPropertyAccessExpression(parent) || ts.isJsxAttribute(parent)) && parent.name === node;
  return isName ? undefined : node.text;
}

const writeArg = (args: Args, name: string): string => {
  const value = args.get(name);
  return value ? textOf(value) : 'undefined';
};

/** Replaces what a render function takes from its args. */
function createReplace(names: Names, args: Args): Replace {
  const { whole, single } = names;
  const rest: Args = new Map([...args].filter(([name]) => ![...single.values()].includes(name)));
  const replaceElement = (node: ts.Node): string | undefined => {
    if (isSpreadOf(node, whole)) return writeAttributes(rest, namesAfter(node.parent as ts.JsxAttributes, node));
    if (ts.isJsxSelfClosingElement(node) && node.attributes.properties.some((one) => isSpreadOf(one, whole)))
      return writeSelfClosing(node, rest, (inner) => textOf(inner, replace));
    return undefined;
  };
  const replaceValue = (node: ts.Node): string | undefined => {
    if (whole && ts.isPropertyAccessExpression(node) && node.expression.getText() === whole)
      return writeArg(args, node.name.text);
    const reference = readReference(node);
    if (reference === undefined) return undefined;
    if (reference === whole) throw new NoUserCode(`uses ${whole} as a whole`);
    const arg = single.get(reference);
    return arg === undefined ? undefined : writeArg(args, arg);
  };
  function replace(node: ts.Node): string | undefined {
    return replaceElement(node) ?? replaceValue(node);
  }
  return replace;
}

/** The body of a render function. */
export function renderJsx(render: ts.ArrowFunction, args: Args): string {
  const { body } = render;
  return textOf(ts.isParenthesizedExpression(body) ? body.expression : body, createReplace(readNames(render), args));
}

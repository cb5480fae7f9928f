// A story's args and render function, with those of its meta and of the stories it spreads.
import ts from 'typescript';
import { type StoryFile, unwrap } from './story-file.ts';

export type Args = ReadonlyMap<string, ts.Expression>;

/** Thrown for a story that has no code a user would write; such a story is a test. */
export class NoUserCode extends Error {}

type Property = ts.ObjectLiteralElementLike;

const nameOf = (property: Property): string => {
  const { name } = property;
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '';
};

function readValue(property: Property): ts.Expression {
  if (ts.isPropertyAssignment(property)) return unwrap(property.initializer);
  if (ts.isShorthandPropertyAssignment(property)) return property.name;
  throw new NoUserCode(`${property.getText()} is no plain property`);
}

/** The object that `...Name` or `...Name.args` spreads. */
function findSpread(spread: ts.Expression, { objects }: StoryFile): ts.ObjectLiteralExpression {
  const target = unwrap(spread);
  const named = ts.isIdentifier(target) && objects.get(target.text);
  if (named) return named;
  if (ts.isPropertyAccessExpression(target) && ts.isIdentifier(target.expression)) {
    const found = objects.get(target.expression.text)?.properties.find((one) => nameOf(one) === target.name.text);
    const value = found && readValue(found);
    if (value && ts.isObjectLiteralExpression(value)) return value;
  }
  throw new NoUserCode(`...${target.getText()} is not an object of this file`);
}

/** Properties of an object literal by name, spreads included; later ones win. */
function readObject(object: ts.ObjectLiteralExpression, file: StoryFile): Map<string, ts.Expression> {
  const values = new Map<string, ts.Expression>();
  for (const property of object.properties) {
    if (ts.isSpreadAssignment(property))
      for (const [name, value] of readObject(findSpread(property.expression, file), file)) values.set(name, value);
    else if (!ts.isMethodDeclaration(property)) values.set(nameOf(property), readValue(property));
  }
  return values;
}

function readArgs(value: ts.Expression | undefined, file: StoryFile): Map<string, ts.Expression> {
  if (value === undefined) return new Map();
  if (ts.isObjectLiteralExpression(value)) return readObject(value, file);
  return readObject(findSpread(value, file), file);
}

interface StoryParts {
  readonly args: Args;
  readonly component: ts.Expression | undefined;
  readonly render: ts.ArrowFunction | undefined;
}

export function readStoryParts(name: string, file: StoryFile): StoryParts {
  const meta = file.objects.get('meta');
  const story = file.objects.get(name);
  if (!meta || !story) throw new NoUserCode(`${name} is no object`);
  const [common, own] = [readObject(meta, file), readObject(story, file)];
  const render = own.get('render') ?? common.get('render');
  if (render && !ts.isArrowFunction(render)) throw new NoUserCode(`render of ${name} is no arrow function`);
  const args = new Map([...readArgs(common.get('args'), file), ...readArgs(own.get('args'), file)]);
  return { args, render, component: common.get('component') };
}

import { expect, test } from 'vitest';
import { createStoryCode } from '../.storybook/code/story-code.ts';

const file = (stories: string) => `
import { useState } from 'react';
import { fn } from 'storybook/test';
import { onAPhone } from '../testing/viewports.tsx';
import { Icon } from '../icon/icon.tsx';
import { Button, type ButtonProps } from './button.tsx';

const label = 'Save';

function Counter(props: ButtonProps) {
  const [count, setCount] = useState(0);
  return <Button {...props} onPress={() => setCount(count + 1)} />;
}

const meta = { component: Button, args: { children: 'Save', onPress: fn() } } satisfies Meta<typeof Button>;

${stories}`;

const codeOf = (story: string) =>
  createStoryCode(file(`export const Example: Story = ${story};`), 'Example').replaceAll(/\s+/g, ' ');

test('args become attributes, and spies become empty handlers', () => {
  expect(codeOf(`{ args: { variant: 'primary', isBlock: true, tabIndex: undefined }, play: async () => {} }`)).toBe(
    `import { Button } from '@boostdesk/ui/button'; export const Example = () => (<Button onPress={() => {}} variant="primary" isBlock>Save</Button>);`,
  );
});

test('a spread of args is written out, without those that follow it', () => {
  expect(codeOf(`{ render: (args) => <div><Button {...args} onPress={go}>{label}</Button></div> }`)).toContain(
    '<div><Button onPress={go}>{label}</Button></div>',
  );
});

test('helpers of the file come with their imports', () => {
  const code = codeOf(
    `{ args: { children: <Icon name="plus" /> }, render: ({ children, ...args }) => <Counter {...args}>{children}</Counter> }`,
  );
  expect(code).toMatch(/^import { useState } from 'react'; import { Icon } from '@boostdesk\/ui\/icon';/);
  expect(code).toContain(`import { Button, type ButtonProps } from '@boostdesk/ui/button'; function Counter(`);
  expect(code).toContain('{<Icon name="plus" />}');
  expect(code).not.toContain('label');
});

test('a story inherits what it spreads', () => {
  const code = createStoryCode(
    file(
      `export const Base: Story = { args: { size: 's' } };\nexport const Next: Story = { ...Base, args: { ...Base.args, isBlock: true } };`,
    ),
    'Next',
  );
  expect(code).toContain('<Button onPress={() => {}} size="s" isBlock>Save</Button>');
});

test('a story that needs test code has no code', () => {
  expect(() => codeOf('{ args: { style: onAPhone } }')).toThrow('is not published');
  expect(() => codeOf('longTexts()')).toThrow('Example is no object');
});

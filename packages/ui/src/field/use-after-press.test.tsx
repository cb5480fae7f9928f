// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MoneyField } from '../money-field/money-field.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { TextField } from '../text-field/text-field.tsx';

let root: Root;
let box: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
});
afterEach(() => {
  act(() => root.unmount());
  box.remove();
});

const fields = {
  'text field that becomes valid': [<TextField key="field" label="Name" defaultValue="Mina" />, 'Looks good'],
  'text field that becomes invalid': [
    <TextField key="field" label="Name" defaultValue="Mina" validate={() => 'Too short'} />,
    'Too short',
  ],
  'money field that becomes invalid': [
    <MoneyField key="field" label="Price" currency="USD" defaultValue={100} minValue={500} />,
    '$5.00 or more',
  ],
  'number field that replaces a number': [
    <NumberField key="field" label="Wins" commitBehavior="snap" defaultValue={99} minValue={1} maxValue={10} />,
    'Enter a value between 1 and 10',
  ],
} as const;

const fire = (type: string) =>
  act(() => box.querySelector('[data-next]')?.dispatchEvent(new MouseEvent(type, { bubbles: true })));
const focus = (selector: string) => act(() => box.querySelector<HTMLElement>(selector)?.focus());
const notes = () => box.querySelector('.bd-field-note')?.textContent ?? '';

for (const [name, [field, message]] of Object.entries(fields)) {
  const show = () =>
    act(() =>
      root.render(
        <>
          {field}
          <button type="button" data-next="">
            Next
          </button>
        </>,
      ),
    );

  test.each(['mouseup', 'dragend'])(`the message of a ${name} waits for the end of a press by %s`, (end) => {
    show();
    focus('input');
    fire('mousedown');
    focus('[data-next]');
    expect(notes()).toBe('');
    fire(end);
    expect(notes()).toContain(message);
  });

  test(`the message of a ${name} shows at once when Tab leaves the field`, () => {
    show();
    focus('input');
    focus('[data-next]');
    expect(notes()).toContain(message);
  });
}

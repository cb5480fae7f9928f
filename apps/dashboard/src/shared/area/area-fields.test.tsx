import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { typeInto } from '../../testing/type-into.ts';
import { AreaFields } from './area-fields.tsx';
import type { Fields } from './area-view.ts';

const onChange = vi.fn();

const Form = () => {
  const [fields, setFields] = useState<Fields>({ share: 58 });
  const change = (next: Fields) => {
    onChange(next.share);
    setFields(next);
  };
  const form = [{ name: 'share', label: 'General share (%)', kind: 'percent' }] as const;
  return <AreaFields form={form} fields={fields} problems={{}} onChange={change} />;
};

/** Writes a text into a percent field and leaves it. */
async function write(text: string) {
  const { page } = await renderInApp({ node: <Form />, answers: {} });
  const input = page.querySelector('input');
  if (input === null) throw new Error('no field');
  await typeInto(input, text);
  await act(async () => input.blur());
  return { page, input };
}

test.each([
  ['60%', 60, '60'],
  ['60 %', 60, '60'],
  ['7,5', 7.5, '7.5'],
  ['7.5', 7.5, '7.5'],
  ['33.33', 33.33, '33.33'],
  ['\u0665\u0669', 59, '59'],
])('the percentage %j is read as %d', async (text, percent, shown) => {
  const { input } = await write(text);
  expect(onChange).toHaveBeenLastCalledWith(percent);
  expect(input.value).toBe(shown);
});

test.each(['33.333', '7,5555', '60%%', 'half'])('the percentage %j stays and is marked invalid', async (text) => {
  const { input } = await write(text);
  expect(onChange).toHaveBeenLastCalledWith(Number.NaN);
  expect([input.value, input.getAttribute('aria-invalid')]).toEqual([text, 'true']);
});

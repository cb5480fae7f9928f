// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { i18n } from '../../app/i18n.ts';
import { CoinsField } from '../../shared/coins-field.tsx';
import { useFormErrors } from './use-form-errors.ts';

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});

const request = { options: {}, champions: [], details: {} } as unknown as Parameters<typeof useFormErrors>[1];

const Page = () => {
  const errors = useFormErrors('csgo-faceit', request, false);
  return (
    <>
      <CoinsField balance={10} most={10} value={11} onChange={() => undefined} ref={errors.coinsField} />
      <section ref={errors.form} />
      <p>{errors.summary}</p>
      <button type="button" onClick={errors.reveal}>
        Pay
      </button>
    </>
  );
};

test('an invalid number of coins, which is beside the form, gets focus', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
  });
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <Page />
      </I18nProvider>,
    ),
  );
  await act(async () => page.querySelector<HTMLButtonElement>('p + button')?.click());
  expect(page.textContent).toContain('Check the number of BoostCoins');
  expect(document.activeElement).toBe(page.querySelector('input'));
});

// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { i18n } from '../../app/i18n.ts';
import type { Services } from '../../app/services.ts';
import { ServicesContext } from '../../app/services-context.ts';
import { Component } from './forgot-password-page.tsx';

test('after sending, the focus moves to the result, which says what happens next', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const sent: unknown[] = [];
  const requestPasswordLink = async (request: unknown) => void sent.push(request);
  const services = { api: { auth: { requestPasswordLink } } } as unknown as Services;
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
    vi.unstubAllGlobals();
  });
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <ServicesContext value={services}>
          <MemoryRouter>
            <Component />
          </MemoryRouter>
        </ServicesContext>
      </I18nProvider>,
    ),
  );
  const input = page.querySelector('input');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'mina@customers.example');
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => page.querySelector<HTMLElement>('button[type=submit]')?.click());
  expect(sent).toEqual([{ email: 'mina@customers.example' }]);
  expect(document.activeElement?.textContent).toContain('Request sent');
  expect(document.activeElement?.textContent).toContain('If no email arrives');
});

// @vitest-environment jsdom
import { isSold, type Service, services } from '@boostdesk/catalogs';
import { orderAgainPath, type PastOrder } from '@boostdesk/catalogs/rules';
import { describe, expect, test } from 'vitest';
import '../../app/i18n.ts';
import { type Choice, readChoice } from './choice.ts';
import { fieldsFor } from './fields.ts';
import { selectOfferByLink } from './offers.ts';
import { quoteFor } from './order-request.ts';

/** What the form shows at the address of an order that is placed again. */
function formOf(order: PastOrder): Choice {
  const url = new URL(orderAgainPath(order) ?? '', 'https://site.example');
  return readChoice(url.searchParams, selectOfferByLink(url.pathname.slice(1)));
}

function pastOrder(service: Service, more: Partial<PastOrder> = {}): PastOrder {
  const offer = selectOfferByLink(service.link.slice(1));
  if (offer === null) throw new Error(`No offer for ${service.slug}.`);
  const { options, servers } = fieldsFor(offer);
  return {
    game: offer.group.gameId,
    serviceId: service.id,
    service: service.name,
    server: servers.at(-1)?.id ?? null,
    platform: null,
    progress:
      service.unit === 'ladder' ? { kind: 'rank', now: 5, lp: 40, target: 5 } : { kind: 'count', target: 3 },
    details: { ...Object.fromEntries(options.map((option) => [option, true])), specificChampions: ['Ahri', 'Zed'] },
    price: { currency: 'EUR' },
    ...more,
  };
}

describe('ordering again', () => {
  test.each(services.filter(isSold))('$slug fills in the form with the choices of the past order', (service) => {
    const past = pastOrder(service);
    const form = formOf(past);
    const { climbs, count, options } = fieldsFor(selectOfferByLink(service.link.slice(1)) as never);
    expect(form).toMatchObject({ service: service.slug, server: past.server, currency: 'EUR' });
    expect([...form.options].sort()).toEqual([...options].sort());
    if (options.includes('specificChampions')) expect(form.champions).toBe('Ahri, Zed');
    if (climbs) expect(form).toMatchObject({ from: 5, lp: 40 });
    if (count !== null) expect(form.count).toBe(3);
    expect(quoteFor(form, 0.9)).toMatchObject({ ok: true });
  });

  test('a climb that reached the highest rank on sale offers another climb', () => {
    const [service] = services;
    if (service === undefined) throw new Error('The catalogue sells nothing.');
    const form = formOf(pastOrder(service, { progress: { kind: 'rank', now: 60, lp: 0, target: 60 } }));
    expect(form.target).toBeGreaterThan(form.from ?? 60);
    expect(quoteFor(form, 0.9)).toMatchObject({ ok: true });
  });

  test('a service without a number is found by its name', () => {
    const [game, sold] = [2, 'x'];
    expect(orderAgainPath({ ...pastOrder(services[0] as Service), serviceId: null, game, service: sold })).toBeNull();
  });
});

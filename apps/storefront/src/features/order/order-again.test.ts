// @vitest-environment jsdom
import {
  games,
  isSold,
  orderAgainPath,
  type PastOrder,
  type Service,
  serviceById,
  serviceBySlug,
  services,
} from '@boostdesk/catalogs';
import { describe, expect, test } from 'vitest';
import '../../app/i18n.ts';
import { type Choice, readChoice } from './choice.ts';
import { fieldsFor } from './fields.ts';
import { type SelectedOffer, selectOfferByLink } from './offers.ts';
import { quoteFor } from './order-request.ts';

/** What the form shows at the address of an order that is placed again. */
function formOf(order: PastOrder): Choice {
  const url = new URL(orderAgainPath(order) ?? '', 'https://site.example');
  return readChoice(url.searchParams, selectOfferByLink(url.pathname.slice(1)));
}

function offerOf({ link, slug }: Service): SelectedOffer {
  const offer = selectOfferByLink(link.slice(1));
  if (offer === null) throw new Error(`No offer for ${slug}.`);
  return offer;
}

function pastOrder(service: Service, more: Partial<PastOrder> = {}): PastOrder {
  const offer = offerOf(service);
  const { options, servers } = fieldsFor(offer);
  return {
    game: offer.group.gameId,
    serviceId: service.id,
    service: service.name,
    server: servers.at(-1)?.id ?? null,
    platform: null,
    progress: service.unit === 'ladder' ? { kind: 'rank', now: 5, lp: 40, target: 5 } : { kind: 'count', target: 3 },
    details: { ...Object.fromEntries(options.map((option) => [option, true])), specificChampions: ['Ahri', 'Zed'] },
    price: { currency: 'EUR' },
    ...more,
  };
}

const climb = serviceById(1);
/** Services of games that are sold by their link alone. */
const unnumbered = games.flatMap(({ id: game, services: own }) =>
  own.flatMap(({ link, name, unit }) =>
    unit === undefined || serviceBySlug(link.slice(1)) !== undefined ? [] : [{ game, link, name }],
  ),
);

describe('ordering again', () => {
  test.each(services.filter(isSold))('$slug fills in the form with the choices of the past order', (service) => {
    const past = pastOrder(service);
    const form = formOf(past);
    const { climbs, count, options } = fieldsFor(offerOf(service));
    expect(form).toMatchObject({ service: service.slug, server: past.server, currency: 'EUR' });
    expect([...form.options].sort()).toEqual([...options].sort());
    if (options.includes('specificChampions')) expect(form.champions).toBe('Ahri, Zed');
    if (climbs) expect(form).toMatchObject({ from: 5, lp: 40 });
    if (count !== null) expect(form.count).toBe(3);
    expect(quoteFor(form, 0.9)).toMatchObject({ ok: true });
  });

  test('shows the details that the service asks for', () => {
    const details = { role: 'Support', promoStatus: '2 wins', spellOrder: 'Flash on F' };
    expect(formOf(pastOrder(climb, { details })).details).toEqual(details);
    const raid = pastOrder(climb, {
      game: 13,
      serviceId: null,
      service: 'Raids',
      progress: { kind: 'count', target: 1 },
      details: { class: 'Evoker', wow: 'Heroic difficulty' },
    });
    expect(formOf(raid)).toMatchObject({ details: { class: 'Evoker', wow: 'Heroic difficulty' } });
  });

  test('a climb that reached the highest rank on sale offers another climb', () => {
    const form = formOf(pastOrder(climb, { progress: { kind: 'rank', now: 60, lp: 0, target: 60 } }));
    expect(form.target).toBeGreaterThan(form.from ?? 60);
    expect(quoteFor(form, 0.9)).toMatchObject({ ok: true });
  });

  test.each(unnumbered)('$link, which has no service number, is found by its name', ({ game, link, name }) => {
    const path = orderAgainPath({ ...pastOrder(climb), game, serviceId: null, service: name });
    expect(path?.split('?')[0]).toBe(link);
    expect(selectOfferByLink(link.slice(1))).not.toBeNull();
  });
});

import { Button } from '@boostdesk/ui/button';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { Page } from '@boostdesk/ui/page-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyComponent } from '../../../core/lazy.ts';
import { type AreaState, toAreaParams, toAreaState } from '../../../shared/area/area-state.ts';
import { useAreaPages, useInvalidateArea } from '../../../shared/area/use-area.ts';
import { ListEnd } from '../../../shared/components/list-end.tsx';
import { QueryView } from '../../../shared/components/query-view.tsx';
import { useUrlState } from '../../../shared/hooks/use-url-state.ts';
import { useTitle } from '../../../shared/title.ts';
import { useOffers } from '../use-offers.tsx';
import { OfferCard } from './offer-card.tsx';
import styles from './shop.module.css';
import { ShopBar } from './shop-bar.tsx';
import { isFiltered, shopFilters, showsPurchases, toShopQuery } from './shop-query.ts';

const OfferPanel = lazyComponent(async () => (await import('../../../shared/area/area-panel.tsx')).AreaPanel);

const LOADING_ROWS = 6;

interface NoOffersProps {
  readonly state: AreaState;
  readonly onClear: () => void;
  /** Explains what will appear here. */
  readonly emptyText: string;
}

const NoOffers = ({ state, onClear, emptyText }: NoOffersProps) => {
  if (isFiltered(state)) {
    return (
      <EmptyState
        headingLevel={2}
        title={<Trans>No results</Trans>}
        actions={
          <Button onPress={onClear}>
            <Trans>Clear filters</Trans>
          </Button>
        }
      />
    );
  }
  return showsPurchases(state) ? (
    <EmptyState headingLevel={2} icon="handshake" title={<Trans>No purchases yet</Trans>}>
      <Trans>Accounts you buy appear here with their login details.</Trans>
    </EmptyState>
  ) : (
    <EmptyState headingLevel={2} icon="handshake" title={<Trans>No accounts for sale yet</Trans>}>
      {emptyText}
    </EmptyState>
  );
};

/** Game accounts for sale as cards, and those that the customer bought. */
export const Shop = () => {
  const { t } = useLingui();
  const offers = useOffers();
  const area = { ...offers, filters: shopFilters(offers.filters) };
  useTitle(area.title);
  const { state, change } = useUrlState({
    parse: (params) => toAreaState(params, area),
    serialize: (next) => toAreaParams(next, area),
  });
  const list = useAreaPages(area, toShopQuery(state, area.filters));
  const onChanged = useInvalidateArea(area.name);
  const open = (row: AreaState['open']) => change({ open: row }, { preventScrollReset: true });
  const clear = () => change({ text: '', filter: showsPurchases(state) ? { mine: true } : {} }, { replace: true });
  return (
    <Page>
      <ShopBar
        state={state}
        onChange={(next) => change(next, { replace: true, preventScrollReset: true })}
        total={list.total}
      />
      <div className={styles.body} data-open={typeof state.open === 'number' || undefined}>
        <div className={styles.list}>
          <QueryView query={list} rows={LOADING_ROWS}>
            {() =>
              list.items?.length === 0 ? (
                <NoOffers state={state} onClear={clear} emptyText={area.emptyText} />
              ) : (
                <ul className={styles.grid} aria-label={t`Accounts`}>
                  {list.items?.map((offer) => (
                    <li key={offer.id}>
                      <OfferCard
                        offer={offer}
                        isOpen={state.open === offer.id}
                        onOpen={() => open(offer.id)}
                        onChanged={onChanged}
                      />
                    </li>
                  ))}
                </ul>
              )
            }
          </QueryView>
          <ListEnd query={list} count={list.items?.length ?? 0} />
        </div>
        {typeof state.open === 'number' && (
          <Suspense>
            <OfferPanel key={state.open} area={area} open={state.open} onOpen={open} />
          </Suspense>
        )}
      </div>
    </Page>
  );
};

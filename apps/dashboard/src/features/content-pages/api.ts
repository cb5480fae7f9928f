import { type CallOptions, extendClient } from '@boostdesk/api-client';
import { type ContentPage, contentPage } from '@boostdesk/api-client/contract';
import type { Services } from '../../core/services.ts';
import { useServices } from '../../core/services-context.ts';
import { prefetch, type QuietErrors, useApiQuery } from '../../data/api-query.ts';
import { keys } from '../../data/query-client.ts';

export type Slug = ContentPage['slug'];
type PageResponse = { readonly page: ContentPage };

const extendApi = (api: Services['api']) => extendClient(api, { contentPage });

const toQueryOptions = (api: Services['api'], slug: Slug) => ({
  key: keys.contentPage(slug),
  fetch: (signal: AbortSignal, quiet: QuietErrors) => extendApi(api).contentPage.get({ slug }, { signal, quiet }),
});

export const useContentPage = (slug: Slug) => useApiQuery<PageResponse>(toQueryOptions(useServices().api, slug));

export const prefetchContentPage = ({ api, queries }: Pick<Services, 'api' | 'queries'>, slug: Slug): void =>
  prefetch<PageResponse>(queries, toQueryOptions(api, slug));

/** Saves a version and returns the stored page. A conflict refetches the newer version. */
export function useSaveContent(slug: Slug) {
  const { api, queries } = useServices();
  return async (request: Pick<ContentPage, 'text' | 'version'>, options: CallOptions): Promise<ContentPage> => {
    try {
      const answer = await extendApi(api).contentPage.save({ slug, ...request }, options);
      queries.setQueryData<PageResponse>(keys.contentPage(slug), answer);
      return answer.page;
    } catch (error) {
      await queries.invalidateQueries({ queryKey: keys.contentPage(slug) });
      throw error;
    }
  };
}

import { blog, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

export type Post = ResponseOf<typeof blog.calls.get>['row'];

const parts = { blog: blog.calls };

export const useBlogApi = () => useApi(parts).blog;

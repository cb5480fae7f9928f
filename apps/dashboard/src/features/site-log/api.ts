import { sitelogs } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

const parts = { sitelogs: sitelogs.calls };

export const useSiteLogApi = () => useApi(parts).sitelogs;

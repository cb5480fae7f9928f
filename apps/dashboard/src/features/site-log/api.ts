import { sitelogs } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

export const useSiteLogApi = () => useApi({ sitelogs: sitelogs.calls }).sitelogs;

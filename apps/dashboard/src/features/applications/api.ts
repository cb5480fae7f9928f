import { application, applications, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

export type Application = ResponseOf<typeof applications.calls.get>['row'];

const parts = { application, applications: applications.calls };

export const useApplicationsApi = () => useApi(parts);

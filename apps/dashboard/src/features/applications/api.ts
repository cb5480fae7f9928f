import { application, applications, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

export type Application = ResponseOf<typeof applications.calls.get>['row'];

export const useApplicationsApi = () => useApi({ application, applications: applications.calls });

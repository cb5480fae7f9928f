import { employees, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

export type Employee = ResponseOf<typeof employees.calls.get>['row'];

export const useEmployeesApi = () => useApi({ employees: employees.calls }).employees;

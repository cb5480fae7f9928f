import { employees, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

export type Employee = ResponseOf<typeof employees.calls.get>['row'];

const parts = { employees: employees.calls };

export const useEmployeesApi = () => useApi(parts).employees;

import { expenses, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

export type Expense = ResponseOf<typeof expenses.calls.get>['row'];

const parts = { expenses: expenses.calls };

export const useExpensesApi = () => useApi(parts).expenses;

import { QueryClient } from '@tanstack/react-query';
import { isTransient } from '../api-error.ts';

const minute = 60_000;

/**
 * The query cache: unused responses are kept for 5 minutes; a transient error is retried 3 times, after 1 s, 2 s, 4 s (never
 * more than 30 s); a 4xx or a malformed response is definitive, also when another component needs it; mutations are not retried. Catalogue responses are fresh for
 * one minute, so that a step does not refetch what was just prefetched. CALL-6, CALL-7, ERR-3, ERR-4, ERR-6.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 5 * minute,
        staleTime: minute,
        retry: (failures, error) => failures < 3 && isTransient(error),
        retryOnMount: ({ state }) => isTransient(state.error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
      },
      mutations: { retry: false },
    },
  });

import { expect } from 'vitest';
import { hang, malformed, type SentRequest, status } from './backend.ts';

/** The faults of a backend or a connection. */
export const faults = ['timeout', 'status 500', 'status 503, then fine', 'malformed JSON', 'offline, then online'] as const;
export type Fault = (typeof faults)[number];

/** Technical terms that must not be shown to visitors. */
const technical = /Application Error|dynamically imported|TypeError|SyntaxError|Failed to fetch|undefined|\bJSON\b|\b50[03]\b|NetworkError/;
export const expectNothingTechnical = (): void => expect(document.getElementById('app')?.textContent).not.toMatch(technical);

export type Breakage = {
  /** The number of requests that were affected. */
  met: number;
  /** Responds to a request with the fault, without throwing; undefined lets it through. */
  respond(request: SentRequest, signal: AbortSignal): unknown;
  /** Ends the fault. After an offline fault it dispatches `online`. */
  end(): void;
};

/** Responds with a fault until it is ended. */
export function createBreakage(fault: Fault): Breakage {
  let ended = false;
  const breakage: Breakage = {
    met: 0,
    respond(request, signal) {
      if (ended || (fault === 'status 503, then fine' && breakage.met > 0)) return undefined;
      breakage.met++;
      switch (fault) {
        case 'timeout':
          return hang(request, signal);
        case 'malformed JSON':
          return malformed();
        case 'offline, then online':
          return Promise.reject(new TypeError('Failed to fetch'));
        default:
          return status(fault === 'status 500' ? 500 : 503, 'no', { 'retry-after': '1' });
      }
    },
    end() {
      ended = true;
      if (fault === 'offline, then online') window.dispatchEvent(new Event('online'));
    },
  };
  return breakage;
}

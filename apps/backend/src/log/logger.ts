import type { Stage } from '@booking/config';
import pino from 'pino';
import pretty from 'pino-pretty';
import type { RequestEntry } from '../http/observe-requests.ts';

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * Logs an event: one line, followed by the places and causes of an error. It must contain no personal data and nothing that gives access to any:
 * `loggable` of an error, `loggableText` of the text of a visitor, the number of a booking and not its id.
 */
export type Log = (message: string, level?: 'info' | 'error') => void;

export type Logger = {
  log: Log;
  request(entry: RequestEntry): void;
  /** Writes buffered lines. */
  flush(): void;
};

/** Size of the buffer in bytes, and the maximum delay: a write for each request would cost more than many requests do. */
const minLength = 4_096;
const flushMs = 500;

const readable = (): pino.DestinationStream =>
  pretty({
    sync: true,
    colorize: process.stdout.isTTY === true,
    translateTime: 'SYS:HH:MM:ss.l',
    ignore: 'pid,hostname,id,method,route,status,ms',
    messageFormat: '{if method}{method} {route} {status}, {ms} ms{end}{msg}',
    singleLine: true,
  });

function buffered(): pino.DestinationStream & { flush(): void } {
  const destination = pino.destination({ sync: false, minLength });
  setInterval(() => destination.flush(), flushMs).unref();
  return { write: (line) => destination.write(line), flush: () => destination.flushSync() };
}

/**
 * Creates a logger that writes one line per event to standard output: readable in stage development, JSON in the others. `destination` replaces
 * standard output.
 */
export function createLogger(stage: Stage, level: LogLevel, destination?: pino.DestinationStream): Logger {
  const stream = destination ?? (stage === 'development' ? readable() : buffered());
  const logger = pino({ level, base: { pid: process.pid } }, stream);
  return {
    log(message, kind = 'error') {
      const [line = '', ...places] = message.split('\n');
      logger[kind](places.length > 0 ? { places: places.map((place) => place.trim()) } : {}, line);
    },
    request: (entry) => logger[entry.status >= 500 ? 'error' : 'info'](entry),
    flush: () => 'flush' in stream && (stream as { flush(): void }).flush(),
  };
}

import type { Stage } from '@booking/config';
import pino from 'pino';
import pretty from 'pino-pretty';
import type { RequestEntry } from '../http/observe-requests.ts';

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * An event for the log: one line, and below it an error's places and causes. Holds no personal data, nor what opens any: of an error `loggable`, of a
 * visitor's text `loggableText`, of a booking its number and not its id.
 */
export type Log = (message: string, level?: 'info' | 'error') => void;

export type Logger = {
  log: Log;
  request(entry: RequestEntry): void;
  /** Writes what is still held back. */
  flush(): void;
};

/** Bytes that are held back before a write, and for how long: a write for each request would cost more than many requests do. */
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
 * The log, on standard output, a line for each event: readable in stage development, JSON in the others. `destination` replaces standard output.
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

import { el, n, placed } from './svg.ts';

export type Stops = readonly string[];

/** Builds a picture: later shapes lie above earlier ones. Gradients, clips and symbols get short names of their own. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  private readonly body: string[] = [];
  private readonly definitions: string[] = [];
  private readonly gradients = new Map<string, string>();

  /** `shown` is the part of the drawing, from its left upper corner, that the picture keeps; by default all of it. */
  constructor(
    width: number,
    height: number,
    private readonly shown: readonly [width: number, height: number] = [width, height],
  ) {
    this.width = width;
    this.height = height;
  }

  add(...drawings: readonly string[]): this {
    this.body.push(...drawings);
    return this;
  }

  private name(): string {
    return `a${this.definitions.length.toString(36)}`;
  }

  /** A linear gradient through evenly spaced colours; from top to bottom, or at an angle given as x2, y2. The same one is kept once. */
  gradient(stops: Stops, x2 = 0, y2 = 1): string {
    const key = [...stops, x2, y2].join();
    const known = this.gradients.get(key);
    if (known) return known;
    const id = this.name();
    const marks = stops.map((color, index) => el('stop', { offset: `${n((index / (stops.length - 1)) * 100)}%`, 'stop-color': color }));
    this.definitions.push(el('linearGradient', { id, x1: 0, y1: 0, x2, y2 }, marks.join('')));
    const fill = `url(#${id})`;
    this.gradients.set(key, fill);
    return fill;
  }

  /** A round glow that fades from a colour to nothing. */
  glow(color: string, strength = 0.8): string {
    const id = this.name();
    const marks = [
      el('stop', { offset: '0%', 'stop-color': color, 'stop-opacity': strength }),
      el('stop', { offset: '100%', 'stop-color': color, 'stop-opacity': 0 }),
    ];
    this.definitions.push(el('radialGradient', { id }, marks.join('')));
    return `url(#${id})`;
  }

  clip(shape: string): string {
    const id = this.name();
    this.definitions.push(el('clipPath', { id }, shape));
    return `url(#${id})`;
  }

  /** Keeps a drawing under a name; it is drawn by `use`. */
  keep(drawing: string): string {
    const id = this.name();
    this.definitions.push(el('g', { id }, drawing));
    return id;
  }

  use(id: string, x = 0, y = 0, sx = 1, sy = sx, opacity?: number, color?: string): string {
    return el('use', { href: `#${id}`, transform: placed(x, y, sx, sy), opacity, color });
  }

  /** Moves and scales everything drawn so far. */
  shift(x: number, y: number, scale: number): this {
    this.body.splice(0, this.body.length, el('g', { transform: placed(x, y, scale, scale) }, this.body.join('')));
    return this;
  }

  /** Paints everything drawn so far in other colours. */
  recolor(change: (color: string) => string): this {
    for (const list of [this.body, this.definitions]) {
      list.forEach((markup, index) => {
        list[index] = markup.replace(/#[0-9a-f]{6}|#[0-9a-f]{3}(?=")/g, (color) =>
          change(color.length === 4 ? color.replace(/[0-9a-f]/g, '$&$&') : color),
        );
      });
    }
    this.gradients.clear();
    return this;
  }

  toString(): string {
    const [width, height] = this.shown;
    const size = { width, height, viewBox: `0 0 ${width} ${height}`, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
    const definitions = this.definitions.length > 0 ? el('defs', {}, this.definitions.join('')) : '';
    return `${el('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, shorter(definitions + this.body.join('')))}\n`;
  }
}

/** Path data without the blanks and zeros that it can do without; neighbours that are painted alike become one path. */
function shorter(markup: string): string {
  const tight = markup.replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${d.replaceAll(' -', '-').replace(/(^|[^\d.])0\.(?=\d)/g, '$1.')}"`);
  const merged = tight.replace(/<path d="([^"]*)"((?:(?! opacity)[^>])*)\/><path d="([^"]*)"\2\/>/g, '<path d="$1$3"$2/>');
  return merged === markup ? merged : shorter(merged);
}

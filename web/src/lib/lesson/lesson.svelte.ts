// A lesson: a table whose other players and dice follow a script. The server sends all moments at once. The learner's
// choices are compared with the script here, and the browser stores the progress.
import type { Asked, LessonBody, LessonStep, Moved } from '$generated/messages';
import type { Component } from 'svelte';
import { dismiss } from '../settings.svelte';
import type { GameModule } from '../table/contract';
import { Link } from '../table/link.svelte';
import type { Lore } from '../table/lore';
import { Play, type Option } from '../table/play.svelte';
import { api } from '../wire/api';

const MISSES = 2; // wrong choices after which the lesson offers to show the right one

export class Lesson {
  step = $state(0);
  private said = $state(0); // words of this step already played
  /** The key of the reply to a wrong choice. */
  answer = $state('');
  misses = $state(0);
  private readonly starts: number[] = []; // the moment at which each step begins
  private readonly key: string;

  constructor(
    readonly body: LessonBody,
    private readonly play: LessonPlay,
  ) {
    this.key = `parvis.lesson.${body.id}`;
    let at = 0;
    for (const step of body.steps) {
      this.starts.push(at);
      at += step.choice.length + step.then;
    }
    this.starts.push(at);
  }

  readonly length: number = $derived.by(() => this.body.steps.length);
  readonly now: LessonStep | undefined = $derived.by(() => this.body.steps[this.step]);
  readonly over: boolean = $derived(this.step >= this.length);
  /** The word that the script expects; "" if the step is only to be read. */
  readonly expected: string = $derived(this.now?.choice[this.said] ?? '');
  readonly helpless: boolean = $derived(this.misses >= MISSES);
  readonly ply: number = $derived(this.moment(this.at()).ply);
  /** The text of this step, by its key. */
  readonly text: string = $derived.by(() =>
    this.over ? 'lesson-over' : `lesson-${this.body.id}-${this.now?.id ?? ''}`,
  );

  private at(): number {
    return (this.starts[this.step] ?? 0) + this.said;
  }
  private moment(n: number): Moved {
    const found = this.body.moments[n] ?? this.body.moments.at(-1);
    if (!found) throw new Error('a lesson without moments');
    return found;
  }

  /** The last moment up to a ply, or else the first one. */
  before(ply: number): Moved {
    return this.body.moments.findLast((m) => m.ply <= ply) ?? this.moment(0);
  }

  /** Resume where the learner stopped. */
  begin(): void {
    const kept = Number(localStorage.getItem(this.key));
    this.go(kept > 0 && kept < this.length ? kept : 0);
  }
  /** Go to the start of a step. */
  go(step: number): void {
    this.step = Math.max(0, Math.min(step, this.length));
    this.said = 0;
    this.forget();
    const upto = this.at();
    const events = this.body.moments.slice(0, upto + 1).flatMap((m) => m.events);
    this.play.told({ ...this.moment(upto), since: -1, events });
    this.keep();
  }
  private keep(): void {
    if (this.over) {
      localStorage.removeItem(this.key);
      // a learner of this game needs no introduction at its first table
      for (const known of ['minute', 'hint-goal', 'hint-glows']) dismiss(`${this.play.table.game}.${known}`);
    } else localStorage.setItem(this.key, String(this.step));
  }
  private forget(): void {
    this.answer = '';
    this.misses = 0;
  }

  /** Handle the learner's choice: play the expected word; answer any other with its reply. */
  choose(word: string): void {
    if (word !== this.expected) {
      this.misses++;
      const known = this.now?.wrong.indexOf(word) ?? -1;
      this.answer = known < 0 ? 'lesson-other' : `${this.text}-not-${known}`;
      return;
    }
    this.said++;
    this.forget();
    this.play.told(this.moment(this.at()));
    if (!this.expected) this.next();
  }
  /** Continue after a text, or after the last word of a step. */
  next(): void {
    const { now } = this;
    if (!now) return;
    const from = (this.starts[this.step] ?? 0) + now.choice.length;
    for (let i = 1; i <= now.then; i++) this.play.told(this.moment(from + i));
    this.step++;
    this.said = 0;
    this.forget();
    this.keep();
  }
  /** Play the rest of this step for the learner. */
  show(): void {
    if (!this.expected) this.next();
    else for (const step = this.step; this.step === step && this.expected;) this.choose(this.expected);
  }
}

/** Replaces the connection: the lesson itself answers. */
class LessonLink extends Link {
  constructor(private readonly table: LessonPlay) {
    super(table);
  }
  override open(): void {
    this.table.lesson.begin();
  }
  override close(): void {
    // there is no connection
  }
  override retry(): void {
    // nothing can be lost
  }
  override choose(option: Option): void {
    this.table.lesson.choose(option.word);
  }
  override send(message: Asked): boolean {
    const { lesson } = this.table;
    if (message.type === 'preview')
      void api
        .lessonPreview(lesson.body.id, message.ply, message.value)
        .then((m) => this.table.told(m))
        .catch(() => undefined); // previews are optional
    else if (message.type === 'undo') lesson.go(lesson.step);
    return true;
  }
}

export class LessonPlay extends Play {
  readonly lesson: Lesson;
  override readonly link: Link = new LessonLink(this);

  constructor(
    lore: Lore,
    module: GameModule | undefined,
    body: LessonBody,
    override readonly companion: Component,
  ) {
    super(lore, module, body.table);
    this.lesson = new Lesson(body, this);
  }
  /** All moments of the lesson are local; the set-up shows only its end. */
  override at(ply: number): Promise<Moved> {
    return Promise.resolve(this.lesson.before(ply));
  }
  override moments(): ReturnType<Play['moments']> {
    return Promise.resolve({ turns: [], mine: [] }); // the lesson's plan has the links between steps
  }
  override points(): ReturnType<Play['points']> {
    return api.lessonPoints(this.lesson.body.id, this.lesson.ply);
  }
}

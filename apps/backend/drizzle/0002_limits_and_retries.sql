CREATE TABLE "write_probes" (
	"page" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "hold_extended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "intents_alarms" ON "intents" USING btree ("key") WHERE alarm is not null or money in ('paid_back', 'due_back') or disputed;--> statement-breakpoint
ALTER TABLE "write_probes" ALTER COLUMN "page" SET STORAGE PLAIN;

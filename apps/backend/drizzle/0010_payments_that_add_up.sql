ALTER TABLE "intents" DROP CONSTRAINT "intents_pkey";--> statement-breakpoint
ALTER TABLE "intents" ALTER COLUMN "id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "key" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "received" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "money" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "disputed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "alarm" text;--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "look_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "market" text DEFAULT 'default' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "intent" text;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "processed_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
CREATE UNIQUE INDEX "intents_id" ON "intents" USING btree ("id");--> statement-breakpoint
CREATE INDEX "intents_look" ON "intents" USING btree ("look_at") WHERE "intents"."open" or "intents"."money" = 'due_back';--> statement-breakpoint
CREATE INDEX "webhook_events_waiting" ON "webhook_events" USING btree ("received_at") WHERE "webhook_events"."processed_at" is null;--> statement-breakpoint
-- What was paid before has been counted already.
UPDATE "intents" SET "money" = 'counted', "received" = "amount" WHERE "status" = 'succeeded';

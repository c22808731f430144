CREATE TABLE "payment_sandbox_objects" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"body" jsonb NOT NULL,
	"due" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_sandbox_objects_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE INDEX "payment_sandbox_objects_due" ON "payment_sandbox_objects" USING btree ("kind","due") WHERE "payment_sandbox_objects"."due" is not null;--> statement-breakpoint
CREATE INDEX "payment_sandbox_objects_age" ON "payment_sandbox_objects" USING btree ("kind","created_at");
import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { pageSchema, refusalSchema } from "../envelope.ts";
import * as shapes from "../shapes/index.ts";

/** The shapes that the document names once, in `components`, and refers to everywhere else. */
const definitions = {
  Activity: shapes.activitySchema,
  ActivitySummary: shapes.activitySummarySchema,
  Advertisement: shapes.advertisementSchema,
  AdvertisementSummary: shapes.advertisementSummarySchema,
  Area: shapes.areaSchema,
  Article: shapes.articleSchema,
  ArticleSummary: shapes.articleSummarySchema,
  CardSession: shapes.cardSessionSchema,
  CaregiverUser: shapes.caregiverUserSchema,
  Child: shapes.childRecordSchema,
  ChosenPrize: shapes.chosenPrizeSchema,
  District: shapes.districtSchema,
  EcaCategory: shapes.ecaCategorySchema,
  MarketCategory: shapes.marketCategorySchema,
  NextStep: shapes.nextStepSchema,
  Order: shapes.orderSchema,
  Page: pageSchema,
  PaymentMethod: shapes.paymentMethodSchema,
  PaymentOutcome: shapes.paymentOutcomeSchema,
  Performance: shapes.performanceSchema,
  Plan: shapes.planSchema,
  PlanName: shapes.planNameSchema,
  PrizeStage: shapes.prizeStageSchema,
  PrizeTheme: shapes.prizeThemeSchema,
  Promotion: shapes.promotionSchema,
  PromotionCheck: shapes.promotionCheckSchema,
  Refusal: refusalSchema,
  SchoolArticle: shapes.schoolArticleSchema,
  SchoolArticleSummary: shapes.schoolArticleSummarySchema,
  SchoolArticleType: shapes.schoolArticleTypeSchema,
  SchoolPlan: shapes.schoolPlanSchema,
  SharedChild: shapes.sharedChildSchema,
  Subscription: shapes.subscriptionSchema,
  TapAndGoFields: shapes.tapAndGoFieldsSchema,
  User: shapes.userSchema,
  Wish: shapes.wishRecordSchema,
};

/** A shape that the document names. */
type Component = keyof typeof definitions;

const reference = (name: string) => `#/components/schemas/${name}`;

const config: ConversionConfig = {
  target: "draft-2020-12",
  // Rules that JSON Schema cannot say (distinct by number, letters of a script, …) are left out, not approximated.
  errorMode: "ignore",
  overrideRef: ({ referenceId }) => reference(referenceId),
  overrideSchema: ({ valibotSchema, jsonSchema }) =>
    // Files are the only values of the wire with rules of their own.
    valibotSchema.type === "custom" ? { ...jsonSchema, type: "string", format: "binary" } : undefined,
};

/** A JSON Schema without what only a document of its own carries. */
function embedded(schema: JsonSchema): JsonSchema {
  const { $schema: _, $defs: __, ...rest } = schema;
  return rest;
}

/** The named shapes as JSON Schemas. */
export function componentSchemas(): Record<string, JsonSchema> {
  return toJsonSchemaDefs(definitions, { ...config, typeMode: "output" });
}

const convert = (schema: v.GenericSchema, typeMode: "input" | "output") =>
  embedded(toJsonSchema(schema, { ...config, definitions, typeMode }));

/** What the provider answers. */
export const outputSchema = (schema: v.GenericSchema): JsonSchema => convert(schema, "output");

/**
 * What a caller sends: the values as the rules hand them on, which says more than "a number or a text", with those
 * fields required that a caller must send.
 */
export function inputSchema(schema: v.GenericSchema): JsonSchema {
  const { required } = convert(schema, "input");
  const { required: _, ...rest } = convert(schema, "output");
  return required ? { ...rest, required } : rest;
}

/** A reference to a named shape. */
export function refTo(name: Component): { readonly $ref: string } {
  return { $ref: reference(name) };
}
